import { paymentMethods } from '~/domain/purchases/methods'
import type { Row } from '~/db/generated/rows'
import { amount, day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import { kindNumbers } from '~/domain/tax-documents/document-rows'
import { nameIn } from '~/i18n/names'

/** The money for the accountant, line by line, the oldest first. */
export const ledgerList: List<'admin_ledger'> = {
  view: 'admin_ledger',
  path: '/admin/accounting',
  words: 'accounting',
  scopes: ['all'],
  sorts: { day: { booked_on: 'date' } },
  order: { all: 'day' },
  filters: {
    from: { from: 'booked_on' },
    to: { to: 'booked_on' },
    method: { column: 'method', values: paymentMethods, words: 'purchases.methods' },
  },
  fields: [
    { label: 'admin:accounting.bookedOn', value: ({ bookedOn }) => day(bookedOn) },
    { label: 'admin:accounting.paidOn', value: ({ paidOn }) => day(paidOn) },
    { label: 'common:facts.reference', value: ({ reference }) => reference },
    { label: 'admin:accounting.buyer', value: ({ menteeName }) => menteeName },
    {
      label: 'common:facts.package',
      value: ({ packageNames }, { language }) => nameIn(language, packageNames),
    },
    { label: 'admin:accounting.kind', value: ({ kind }, { t }) => t(`admin:accounting.kinds.${kind}`) },
    {
      label: 'common:facts.method',
      value: ({ method }, { t }) => t(`admin:purchases.methods.${method}`),
    },
    { label: 'admin:accounting.gross', value: ({ grossCents }) => amount(grossCents) },
    { label: 'admin:purchases.net', value: ({ netCents }) => amount(netCents) },
    { label: 'admin:purchases.vatPercent', value: ({ vatPercent }) => vatPercent },
    { label: 'admin:purchases.vat', value: ({ vatCents }) => amount(vatCents) },
    { label: 'admin:purchases.currency', value: ({ currency }) => currency },
    { label: 'common:facts.vatGround', value: ({ vatGround }) => vatGround },
    { label: 'admin:documents.kind', value: (row) => each(row, ({ kind }) => kindNumbers[kind]) },
    { label: 'admin:documents.series', value: (row) => each(row, ({ series }) => series) },
    { label: 'common:facts.number', value: (row) => each(row, ({ number }) => String(number)) },
    { label: 'common:facts.issuedOn', value: (row) => each(row, ({ issuedOn }) => issuedOn) },
    { label: 'common:facts.mark', value: (row) => each(row, ({ mark }) => mark) },
    { label: 'admin:accounting.end', value: ({ referenceEnd }) => referenceEnd },
  ],
}

type Documents = Row<'admin_ledger'>['documents']

/** A line has several documents where one was taken back. */
const each = ({ documents }: { documents: Documents }, value: (document: Documents[number]) => string) =>
  documents.map(value).join(', ')
