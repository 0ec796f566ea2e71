import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { parseBlocks, type Block } from './blocks'

/** A `**bold**` or `[words](address)` inside a line; the rest is plain text: no markup comes in. */
const inline = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/gu

function words(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(inline)) {
    const [whole, bold, label, address] = found
    parts.push(text.slice(end, found.index))
    parts.push(bold ? <strong key={found.index}>{words(bold)}</strong> : link(label!, address!, found.index))
    end = found.index + whole.length
  }
  return [...parts, text.slice(end)]
}

function link(label: string, address: string, key: number) {
  if (address.startsWith('/') && !address.startsWith('//'))
    return (
      <Link key={key} to={address}>
        {label}
      </Link>
    )
  if (!/^(https:\/\/|mailto:|#)/u.test(address)) return label
  return (
    <a key={key} href={address}>
      {label}
    </a>
  )
}

function renderBlock(block: Block, key: number) {
  if (block.kind === 'heading') {
    const Heading: 'h2' | 'h3' = `h${block.level}`
    return (
      <Heading key={key} id={block.id}>
        {words(block.text)}
      </Heading>
    )
  }
  if (block.kind === 'paragraph') return <p key={key}>{words(block.text)}</p>
  const List = block.kind === 'numbers' ? 'ol' : 'ul'
  return (
    <List key={key}>
      {block.items.map((item) => (
        <li key={item}>{words(item)}</li>
      ))}
    </List>
  )
}

/** A text in our small Markdown: headings, paragraphs, lists, bold, links. */
export function Markdown({ text }: { text: string }) {
  return <>{parseBlocks(text).map(renderBlock)}</>
}

/** The headings of a text, for its contents. */
export function contentsOf(text: string) {
  return parseBlocks(text).flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )
}
