import type { z } from 'zod'
import { AccountContent, MentorshipContent, PurchaseContent, RequestContent } from './contents'
import { mentorshipDates, mentorshipFacts, purchaseFacts, requestDates, requestFacts } from './facts'
import type { FactOf, Speaker } from './facts'
import type { Fact } from './letter'

type Outline<C, F> = {
  /** The page its button opens. It only shows a form: programs that check mails follow links too. */
  opens: string | ((content: C) => string)
  facts?: F[]
  quote?: { label: 'yourMessage' | 'herMessage'; text: (content: C) => string | null | undefined }
  /** Which of the endings of its text is meant. */
  ending?: (content: C) => string
}

/** What one mail shows beside its text. */
export type Shown = {
  name: string
  opens: string
  facts: Fact[]
  quote?: { label: string; text: string }
  ending?: string
  values: Record<string, string>
}

type Family<C, F extends string> = {
  content: z.ZodType<C>
  facts: Record<F, FactOf<C>>
  values?: (content: C, speaker: Speaker) => Record<string, string>
}

type Show = (content: unknown, speaker: Speaker) => Shown

const account: Family<AccountContent, never> = { content: AccountContent, facts: {} }
const purchase = { content: PurchaseContent, facts: purchaseFacts }
const request = { content: RequestContent, facts: requestFacts, values: requestDates }
const mentorship = { content: MentorshipContent, facts: mentorshipFacts, values: mentorshipDates }

type AccountContent = z.infer<typeof AccountContent>
const toMentor = '/mentor/mentorships'
const toMentee = '/mentee/mentorships'
const quoteHers = { label: 'herMessage', text: (content: RequestContent) => content.message } as const
const quoteYours = { ...quoteHers, label: 'yourMessage' } as const
const waitingForMentor: Outline<RequestContent, 'mentee' | 'kind' | 'answerBy'> = {
  opens: toMentor,
  facts: ['mentee', 'kind', 'answerBy'],
  quote: quoteHers,
}
const byOutcome = ({ outcome }: MentorshipContent) => outcome ?? 'close'
const byKind = (content: MentorshipContent) => content.kind

/** Every kind of mail that sql/ queues. */
export const kinds = {
  ...family(account, { mentee_registered: { opens: '/mentoring-packages' } }),
  ...family(purchase, {
    ordered_by_deposit: {
      opens: ({ purchaseId }) => `/purchases/${purchaseId}/proof`,
      facts: ['package', 'amount', 'iban', 'accountHolder', 'bankName', 'reference'],
    },
    proof_received: {
      opens: ({ purchaseId }) => `/purchases/${purchaseId}`,
      facts: ['package', 'amount', 'reference'],
    },
    paid: { opens: '/mentors', facts: ['package', 'amount', 'vat', 'reference', 'terms'] },
  }),
  ...family(request, {
    request_sent: { opens: toMentee, facts: ['mentor', 'kind', 'answerBy'], quote: quoteYours },
    request_received: waitingForMentor,
    request_reminder_second_day: waitingForMentor,
    request_reminder_last_day: waitingForMentor,
    request_withdrawn: { opens: toMentor, facts: ['mentee', 'kind'] },
    request_rejected: {
      opens: '/mentors',
      facts: ['mentor', 'kind', 'rejectReason'],
      quote: { label: 'herMessage', text: ({ rejectMessage }) => rejectMessage },
    },
    request_expired_mentee: { opens: '/mentors', facts: ['mentor', 'kind'] },
    request_expired_mentor: { opens: toMentor, facts: ['mentee', 'kind'] },
    mentor_unavailable: { opens: '/mentors', facts: ['mentor', 'kind'] },
    answered_for_you: {
      opens: toMentor,
      facts: ['mentee', 'kind'],
      ending: ({ approved }) => (approved ? 'approved' : 'rejected'),
    },
  }),
  ...family(mentorship, {
    mentorship_started_mentee: {
      opens: toMentee,
      facts: ['mentor', 'kind', 'email', 'phone', 'minimumSessions', 'plannedEnd'],
      ending: byKind,
    },
    mentorship_started_mentor: {
      opens: toMentor,
      facts: ['mentee', 'kind', 'email', 'phone', 'minimumSessions', 'plannedEnd'],
      ending: byKind,
    },
    mentorship_notice_mentee: { opens: toMentee, facts: ['mentor', 'kind', 'lastDay'], ending: byOutcome },
    mentorship_notice_mentor: { opens: toMentor, facts: ['mentee', 'kind', 'lastDay'] },
    mentorship_stopped_mentee: { opens: toMentee, facts: ['mentor', 'kind'], ending: byOutcome },
    mentorship_stopped_mentor: { opens: toMentor, facts: ['mentee', 'kind'] },
    mentorship_completed_mentee: { opens: toMentee, facts: ['mentor', 'kind'], ending: byKind },
    mentorship_completed_mentor: { opens: toMentor, facts: ['mentee', 'kind'] },
  }),
}

export type MailKind = keyof typeof kinds

function family<C extends { name: string }, F extends string, K extends string>(
  { content: schema, facts, values }: Family<C, F>,
  outlines: Record<K, Outline<C, F>>,
): Record<K, Show> {
  const shows = Object.entries<Outline<C, F>>(outlines).map(([kind, outline]) => {
    const { opens, facts: named = [], quote, ending } = outline
    const show: Show = (raw, speaker) => {
      const content = schema.parse(raw)
      const text = quote?.text(content)
      return {
        name: content.name,
        opens: typeof opens === 'function' ? opens(content) : opens,
        facts: named.flatMap((key) => labelled(key, facts[key](content, speaker), speaker)),
        quote: quote && text ? { label: speaker.t(`words.quote.${quote.label}`), text } : undefined,
        ending: ending?.(content),
        values: values?.(content, speaker) ?? {},
      }
    }
    return [kind, show]
  })
  return Object.fromEntries(shows)
}

function labelled(key: string, found: ReturnType<FactOf<never>>, { t }: Speaker): Fact[] {
  if (!found) return []
  const label = t(`facts.${key}`)
  return [typeof found === 'string' ? { label, value: found } : { label, ...found }]
}
