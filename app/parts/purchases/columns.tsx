import { purchaseList } from '~/domain/purchases/list'
import type { Table } from '~/lists/table'
import { phoneColumn } from '~/parts/people/phone-cell'
import { MarkPaidCheck } from './mark-paid-check'
import { ProofPictures } from './proof-pictures'
import { AmountCell, BoughtCell, MenteeCell, PackageCell, PaymentCell, ProofCell } from './purchase-cells'

export const purchaseTable: Table<'admin_purchases'> = {
  list: purchaseList,
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', cell: MenteeCell },
    {
      ...phoneColumn,
      scopes: ['awaiting'],
      cell: ({ menteePhone }) => phoneColumn.cell({ phone: menteePhone }),
    },
    { id: 'package', label: 'common:facts.package', cell: PackageCell },
    { id: 'amount', label: 'common:facts.amount', numeric: true, cell: AmountCell },
    {
      id: 'reference',
      label: 'common:facts.reference',
      names: true,
      code: true,
      sort: 'bought',
      cell: BoughtCell,
    },
    {
      id: 'proofs',
      label: 'admin:purchases.proofs',
      sort: 'waiting',
      scopes: ['awaiting'],
      cell: ProofCell,
    },
    { id: 'payment', label: 'common:facts.payment', cell: PaymentCell },
  ],
  bulk: {
    named: ({ menteeName, reference }) => ({ name: menteeName, reference }),
    cents: ({ priceCents }) => priceCents,
    acts: [
      {
        id: 'mark-as-paid',
        words: 'markPaid',
        news: 'depositsMarked',
        scopes: ['awaiting'],
        columns: ['mentee', 'package', 'amount', 'reference', 'proofs'],
        cells: { proofs: (purchase) => <ProofPictures purchase={purchase} small /> },
        pageOf: (id) => `/admin/purchased-subscriptions/${id}/mark-as-paid`,
        Check: MarkPaidCheck,
      },
    ],
  },
}
