import { ledgerList } from '~/domain/accounting/list'
import type { Table } from '~/lists/table'
import { PurchaseCell } from '~/parts/payment-queue/refund-cells'
import { BuyerCell, DayCell, DocumentsCell, GrossCell, KindCell, NetCell, VatCell } from './ledger-cells'

export const ledgerTable: Table<'admin_ledger'> = {
  list: ledgerList,
  columns: [
    { id: 'day', label: 'common:form.day', code: true, sort: 'day', cell: DayCell },
    { id: 'purchase', label: 'admin:payments.purchase', cell: PurchaseCell },
    { id: 'buyer', label: 'admin:accounting.buyer', sort: 'mentee', cell: BuyerCell },
    { id: 'kind', label: 'admin:accounting.kind', cell: KindCell },
    { id: 'documents', label: 'admin:documents.title', code: true, cell: DocumentsCell },
    { id: 'gross', label: 'admin:accounting.gross', numeric: true, sort: 'amount', cell: GrossCell },
    { id: 'net', label: 'admin:purchases.net', numeric: true, cell: NetCell },
    { id: 'vat', label: 'admin:purchases.vat', numeric: true, cell: VatCell },
  ],
}
