import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

type Tag = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em'

/** A text in Markdown as the server has parsed it: words, a link, or an element, with what is inside. */
export type MarkdownNode =
  string | { tag: 'a'; href: string; inside: MarkdownNode[] } | { tag: Tag; id?: string; inside: MarkdownNode[] }

/** Shows a parsed text. A link to a page of ours does not load the whole document again. */
export function Markdown({ nodes }: { nodes: MarkdownNode[] }) {
  return <>{nodes.map(shown)}</>
}

function shown(node: MarkdownNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.inside.map(shown)
  if (node.tag !== 'a') {
    const { tag: Element, id } = node
    return (
      <Element key={key} id={id}>
        {children}
      </Element>
    )
  }
  if (!node.href.startsWith('/')) {
    return (
      <a key={key} href={node.href}>
        {children}
      </a>
    )
  }
  return (
    <Link key={key} to={node.href}>
      {children}
    </Link>
  )
}

/** The main headings of a parsed text, for its contents. */
export function contentsOf(nodes: MarkdownNode[]) {
  return nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' && node.id
      ? [{ id: node.id, text: node.inside.join('') }]
      : [],
  )
}
