import { paymentMethods } from '~/domain/purchases/methods'
import { amount, day } from '~/domain/lists/cell-value'
import type { FieldWords, List } from '~/domain/lists/list'
import { nameIn } from '~/i18n/names'

// The exported file shows the ground with the same text as the page.
const groundText = (ground: string | null, t: FieldWords['t']) =>
  ground ? t(`admin:payments.grounds.${ground}`) : t('admin:payments.noGround')

type Whose = {
  menteeName: string
  menteeEmail: string
  packageNames: Record<string, string>
  reference: string
}

/** The columns for mentee and purchase in an exported file. */
const whoseFields = [
  { label: 'common:facts.mentee', value: ({ menteeName }: Whose) => menteeName },
  { label: 'common:facts.email', value: ({ menteeEmail }: Whose) => menteeEmail },
  {
    label: 'common:facts.package',
    value: ({ packageNames }: Whose, { language }: FieldWords) => nameIn(language, packageNames),
  },
  { label: 'common:facts.reference', value: ({ reference }: Whose) => reference },
]

const page = {
  path: '/admin/payments',
  words: 'payments',
  tabs: ['to_send', 'asked', 'check', 'on_the_way', 'done', 'checked'],
} as const

/** Refunds: those to send, the oldest first; done ones, the newest first. */
export const refundList: List<'admin_refunds'> = {
  ...page,
  view: 'admin_refunds',
  scopes: ['to_send', 'on_the_way', 'done'],
  sorts: { requested: {} },
  order: { to_send: 'requested', on_the_way: 'requested', done: '-requested' },
  filters: { method: { column: 'method', values: paymentMethods, words: 'purchases.methods' } },
  // Of the ways of paying only that by card gives back by itself, or is contested.
  never: { on_the_way: ['method=deposit', 'method=iris'] },
  always: { on_the_way: ['method=card'] },
  fields: [
    ...whoseFields,
    { label: 'common:facts.amount', value: ({ amountCents }) => amount(amountCents) },
    { label: 'admin:payments.keptForSessions', value: ({ keptCents }) => amount(keptCents) },
    { label: 'admin:payments.ground', value: ({ ground }, { t }) => groundText(ground, t) },
    { label: 'admin:payments.requested', value: ({ requestedAt }) => day(requestedAt) },
    { label: 'admin:payments.sent', value: ({ sentOn }) => day(sentOn) },
  ],
}

/** Refund requests of mentees with the ground that the rules find, the oldest first. */
export const refundRequestList: List<'admin_refund_requests'> = {
  ...page,
  view: 'admin_refund_requests',
  scopes: ['asked'],
  sorts: { asked: {} },
  order: { asked: 'asked' },
  fields: [
    ...whoseFields,
    { label: 'common:facts.amount', value: ({ priceCents }) => amount(priceCents) },
    { label: 'common:facts.herWords', value: ({ text }) => text },
    { label: 'admin:payments.ground', value: ({ ground }, { t }) => groundText(ground, t) },
    { label: 'admin:payments.requested', value: ({ askedAt }) => day(askedAt) },
  ],
}

/** Payments that a person must check, the oldest first, and checked ones, the newest first. */
export const flagList: List<'admin_payment_flags'> = {
  ...page,
  view: 'admin_payment_flags',
  scopes: ['check', 'checked'],
  sorts: { raised: {} },
  order: { check: 'raised', checked: '-raised' },
  fields: [
    { label: 'admin:payments.problem', value: ({ problem }, { t }) => t(`admin:flags.${problem}.title`) },
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.email', value: ({ menteeEmail }) => menteeEmail },
    { label: 'common:facts.reference', value: ({ reference }) => reference },
    { label: 'admin:payments.requested', value: ({ raisedAt }) => day(raisedAt) },
    { label: 'common:session.note', value: ({ note }) => note },
  ],
}

/** The lists of the page of refunds and payments. */
export const paymentLists = [refundList, refundRequestList, flagList] as const
