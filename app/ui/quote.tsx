import type { ReactNode } from 'react'
import { classNames } from './class-names'

type QuoteProps = {
  text: string
  who: string
  /** About whom, where another page shows it. */
  about?: ReactNode
  when?: string
  dateTime?: string
  lang?: string
  /** The face of the author, or of whom the words are about. */
  face?: ReactNode
  /** What stands behind the words. */
  outcome?: string
  /** Alone on its place: large, the face first. */
  large?: boolean
}

/** A quotation with its author. */
export function Quote({ text, who, about, when, dateTime, lang, face, outcome, large }: QuoteProps) {
  const caption = (
    <figcaption
      className={classNames(
        'flex items-center gap-3 text-sm text-muted',
        large ? 'shrink-0 max-sm:mb-4 sm:w-56 sm:flex-col sm:items-start' : 'mt-4',
      )}
    >
      {face}
      <span>
        <b className="text-ink">{who}</b>
        {when && (
          <>
            {' · '}
            <time dateTime={dateTime}>{when}</time>
          </>
        )}
        {about && <span className="block">{about}</span>}
        {outcome && <span className="block font-medium text-primary">{outcome}</span>}
      </span>
    </figcaption>
  )
  return (
    <figure
      className={classNames(
        'rounded-leaf border border-transparent bg-card p-5 sm:p-6',
        large && 'sm:flex sm:items-center sm:gap-10 sm:p-8',
      )}
    >
      {large && caption}
      <blockquote
        lang={lang}
        className={classNames('text-lg leading-snug whitespace-pre-line', large && 'max-w-3xl sm:text-xl')}
      >
        {text}
      </blockquote>
      {!large && caption}
    </figure>
  )
}
