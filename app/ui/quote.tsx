import type { ReactNode } from 'react'

type QuoteProps = {
  text: string
  who: string
  when?: string
  dateTime?: string
  lang?: string
  /** The face of the author, or of whom the words are about. */
  face?: ReactNode
}

/** A quotation with its author. */
export function Quote({ text, who, when, dateTime, lang, face }: QuoteProps) {
  return (
    <figure className="rounded-leaf border border-edge bg-card p-5 sm:p-6">
      <span aria-hidden="true" className="mb-3 flex gap-1">
        <span className="size-4 rounded-leaf-whole bg-primary" />
        <span className="size-4 rounded-leaf-whole bg-accent" />
      </span>
      <blockquote lang={lang} className="text-lg leading-snug whitespace-pre-line">
        {text}
      </blockquote>
      <figcaption className="mt-4 flex items-center gap-3 text-sm text-muted">
        {face}
        <span>
          <b className="text-ink">{who}</b>
          {when && (
            <>
              {' · '}
              <time dateTime={dateTime}>{when}</time>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  )
}
