import {
  createContext,
  useContext,
  type HTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
} from 'react'
import { useAddressStart } from './link'

type Contents<Props> = (props: Props) => ReactNode

/** Returns the HTML of contents with these props, on pages whose addresses begin so. */
export type KeepPart = <Props extends object>(
  contents: Contents<Props>,
  props: Props,
  start: string,
) => string

const Keep = createContext<KeepPart | undefined>(undefined)

/** Of a rendering on the server: what keeps the texts of parts. */
export const PartsKept = Keep.Provider

type KeptPartProps<Props extends object> = (
  | ({ as: 'ul' | 'fieldset' } & HTMLAttributes<HTMLElement>)
  | ({ as: 'select' } & SelectHTMLAttributes<HTMLSelectElement>)
) & {
  /** What stands in the element. It has its props, the texts and the language, and nothing else of page or viewer. */
  contents: Contents<Props>
  /** As JSON they say all that the looks depend on. */
  props: Props
}

/** An element whose contents are the same on many pages: the server renders them once and keeps the text. */
export function KeptPart<Props extends object>(part: KeptPartProps<Props>) {
  const { as, contents: Contents, props, ...attributes } = part
  const start = useAddressStart()
  const keep = useContext(Keep)
  const Tag = as as 'ul'
  const own = attributes as HTMLAttributes<HTMLUListElement>
  // oxlint-disable-next-line react/no-danger -- React has made it of the same contents
  if (keep) return <Tag {...own} dangerouslySetInnerHTML={{ __html: keep(Contents, props, start) }} />
  return (
    <Tag {...own}>
      <Contents {...props} />
    </Tag>
  )
}
