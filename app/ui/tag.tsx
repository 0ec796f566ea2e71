import type { ReactNode } from 'react'

/** A topic or a language. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-leaf-xs bg-sunken px-2.5 py-1 text-sm leading-snug text-ink">
      {children}
    </span>
  )
}

type TagListProps = { label?: string; tags: string[]; more?: string }

/** Several tags; `more` is the text for those left out («+3 ακόμη»). */
export function TagList({ label, tags, more }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {more && <li className="self-center px-1 text-sm text-muted">{more}</li>}
    </ul>
  )
}
