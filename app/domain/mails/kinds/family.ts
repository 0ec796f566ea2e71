import type { z } from 'zod'
import type { FactOf, Speaker } from '../facts'
import type { Attachment, Fact } from '../letter'

type Label =
  | 'yourMessage'
  | 'herMessage'
  | 'herReason'
  | 'teamMessage'
  | 'herQuestion'
  | 'herAnswer'
  | 'herWords'
  | 'seminar'

type Choice = 'approve' | 'reject'

type Quote<C> = { label: Label; text: (content: C) => string | null | undefined }

/** What a mail shows of its content. */
export type Outline<C, F> = {
  /**
   * The page of its button. The page must only show a form, because programs that check mails follow links
   * too.
   */
  opens: string | ((content: C) => string)
  /** Pages of the answers that the reader can give at once; each only asks. */
  choices?: Record<Choice, (content: C) => string>
  facts?: F[] | ((content: C) => F[])
  quote?: Quote<C> | Quote<C>[]
  attachment?: (content: C, speaker: Speaker) => Attachment | undefined
  /** What a QR code below the facts says. */
  code?: (content: C) => string | undefined
  /** Selects one of the endings of the text, if there are several. */
  ending?: (content: C) => string | undefined
}

/** Kinds with the same content: their facts, and the values their texts use. */
type Family<C, F extends string> = {
  content: z.ZodType<C>
  facts: Record<F, FactOf<C>>
  values?: (content: C, speaker: Speaker) => Record<string, string>
}

/** The parts of one mail besides its text. */
type Shown = {
  name: string
  opens: string
  choices: { choice: Choice; opens: string }[]
  facts: Fact[]
  quotes: { label: string; text: string }[]
  attachment?: Attachment
  code?: string
  ending?: string
  values: Record<string, string>
}

type Show = (content: unknown, speaker: Speaker) => Shown

/**
 * Takes a family and an outline per kind; returns for each kind a function from content to parts. A mail without a name
 * goes to an address that nobody has confirmed: it repeats no words of the account's owner.
 */
export function family<C extends { name: string }, F extends string, K extends string>(
  { content: schema, facts, values }: Family<C, F>,
  outlines: Record<K, Outline<C, F>>,
): Record<K, Show> {
  const shows = Object.entries<Outline<C, F>>(outlines).map(([kind, outline]) => {
    const { opens, choices, facts: named = [], quote = [], attachment, code, ending } = outline
    const show: Show = (raw, speaker) => {
      const content = schema.parse(raw)
      return {
        name: content.name,
        opens: chosen(opens, content),
        choices: choices
          ? (['approve', 'reject'] as const).map((choice) => ({ choice, opens: choices[choice](content) }))
          : [],
        facts: chosen(named, content).flatMap((key) => labelled(key, facts[key](content, speaker), speaker)),
        quotes: [quote].flat().flatMap(({ label, text: textOf }) => {
          const text = textOf(content)
          const isConfirmed = content.name !== '' || label !== 'yourMessage'
          return text && isConfirmed ? [{ label: speaker.t(`words.quote.${label}`), text }] : []
        }),
        attachment: attachment?.(content, speaker),
        code: code?.(content),
        ending: ending?.(content),
        values: values?.(content, speaker) ?? {},
      }
    }
    return [kind, show]
  })
  return Object.fromEntries(shows)
}

function chosen<C, T extends string | string[]>(given: T | ((content: C) => T), content: C) {
  return typeof given === 'function' ? given(content) : given
}

function labelled(key: string, found: ReturnType<FactOf<never>>, { t }: Speaker): Fact[] {
  const label = t([`facts.${key}`, `common:facts.${key}`])
  return [found].flat().flatMap((value) => {
    if (!value) return []
    return [typeof value === 'string' ? { label, value } : { label, ...value }]
  })
}
