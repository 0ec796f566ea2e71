import { amount, day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import { nameIn } from '~/i18n/names'
import { splitVat } from './vat'
import { paymentMethods } from './methods'

/** Purchases for the team; unpaid ones with the oldest proof first. */
export const purchaseList: List<'admin_purchases'> = {
  view: 'admin_purchases',
  path: '/admin/purchased-subscriptions',
  words: 'purchases',
  scopes: [
    'awaiting',
    'paid',
    'running',
    'completed',
    'refunded',
    'overdrawn',
    'held',
    'undocumented',
    'cancelled',
    'all',
  ],
  sorts: {
    waiting: { proof_key: 'integer', newest_key: 'integer' },
    undocumented: { undocumented_key: 'timestamptz' },
    held: { held_key: 'timestamptz' },
    bought: {},
  },
  order: {
    awaiting: 'waiting',
    paid: '-bought',
    running: '-bought',
    completed: '-bought',
    refunded: '-bought',
    overdrawn: '-bought',
    undocumented: 'undocumented',
    held: 'held',
    cancelled: '-bought',
    all: '-bought',
  },
  sortScopes: { waiting: ['awaiting'], undocumented: ['undocumented'], held: ['held'] },
  filters: {
    method: { column: 'method', values: [...paymentMethods, 'scholarship'], words: 'purchases.methods' },
    paidFrom: { from: 'paid_on' },
    paidTo: { to: 'paid_on' },
  },
  never: {
    awaiting: ['method=scholarship', 'paidFrom=', 'paidTo='],
    refunded: ['method=scholarship'],
    overdrawn: ['method=scholarship'],
    held: ['method=scholarship'],
    undocumented: ['method=scholarship'],
    cancelled: ['paidFrom=', 'paidTo='],
  },
  fields: [
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.email', value: ({ menteeEmail }) => menteeEmail },
    {
      label: 'common:facts.package',
      value: ({ packageNames }, { language }) => nameIn(language, packageNames),
    },
    { label: 'common:facts.reference', value: ({ reference }) => reference },
    { label: 'admin:purchases.ordered', value: ({ purchasedAt }) => day(purchasedAt) },
    { label: 'admin:purchases.paidOn', value: ({ paidOn }) => day(paidOn) },
    {
      label: 'common:facts.method',
      value: ({ method }, { t }) => t(`admin:purchases.methods.${method}`),
    },
    { label: 'admin:purchases.net', value: (row) => amount(vatOf(row).netCents) },
    { label: 'admin:purchases.vatPercent', value: ({ vatPercent }) => vatPercent },
    { label: 'admin:purchases.vat', value: (row) => amount(vatOf(row).vatCents) },
    { label: 'common:facts.amount', value: ({ priceCents }) => amount(priceCents) },
    { label: 'admin:purchases.currency', value: ({ currency }) => currency },
    { label: 'common:facts.vatGround', value: ({ vatGround }) => vatGround },
    // A receipt has the number of its purchase; there is none without money.
    {
      label: 'admin:purchases.receiptNumber',
      value: ({ paidAt, priceCents, reference }) => (paidAt && priceCents > 0 ? reference : null),
    },
    { label: 'admin:purchases.stripeEnd', value: ({ paymentRef }) => paymentRef },
    { label: 'admin:purchases.refunded', value: ({ refundedCents }) => amount(refundedCents) },
    { label: 'admin:purchases.refundDate', value: ({ refundDoneOn }) => day(refundDoneOn) },
    { label: 'admin:purchases.scopes.overdrawn', value: ({ overdrawnCents }) => amount(overdrawnCents) },
    {
      label: 'admin:purchases.scopes.undocumented',
      value: ({ undocumentedSince }) => day(undocumentedSince),
    },
    { label: 'admin:purchases.cancelledDate', value: ({ cancelledAt }) => day(cancelledAt) },
  ],
}

const vatOf = ({ priceCents, vatPercent }: { priceCents: number; vatPercent: number }) =>
  splitVat(priceCents, vatPercent)
