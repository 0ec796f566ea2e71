import { flagList, refundList, refundRequestList } from '~/domain/payments/list'
import type { Table } from '~/lists/table'
import { FlagStateCell, ProblemCell, SumsCell, TodoCell, WhoseCell } from './flag-cells'
import {
  GroundCell,
  PurchaseCell,
  RefundAmountCell,
  RefundMenteeCell,
  RefundStateCell,
  WhereToCell,
} from './refund-cells'
import { AnswerCell, PriceCell, WordsCell } from './refund-request-cells'

export const refundTable: Table<'admin_refunds'> = {
  list: refundList,
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', cell: RefundMenteeCell },
    { id: 'purchase', label: 'admin:payments.purchase', cell: PurchaseCell },
    { id: 'amount', label: 'common:facts.amount', numeric: true, cell: RefundAmountCell },
    { id: 'ground', label: 'admin:payments.ground', cell: GroundCell },
    { id: 'to', label: 'admin:payments.to', cell: WhereToCell },
    { id: 'state', label: 'common:facts.state', sort: 'requested', cell: RefundStateCell },
  ],
}

export const refundRequestTable: Table<'admin_refund_requests'> = {
  list: refundRequestList,
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', cell: RefundMenteeCell },
    { id: 'purchase', label: 'admin:payments.purchase', cell: PurchaseCell },
    { id: 'amount', label: 'common:facts.amount', numeric: true, cell: PriceCell },
    { id: 'words', label: 'common:facts.herWords', cell: WordsCell },
    { id: 'ground', label: 'admin:payments.ground', cell: GroundCell },
    { id: 'answer', label: 'admin:scholarships.requests.answer', sort: 'asked', cell: AnswerCell },
  ],
}

export const flagTable: Table<'admin_payment_flags'> = {
  list: flagList,
  columns: [
    { id: 'problem', label: 'admin:payments.problem', sort: 'raised', cell: ProblemCell },
    { id: 'todo', label: 'admin:payments.todo', cell: TodoCell },
    { id: 'mentee', label: 'common:facts.mentee', cell: WhoseCell },
    { id: 'sums', label: 'admin:payments.facts', cell: SumsCell },
    { id: 'state', label: 'common:facts.state', cell: FlagStateCell },
  ],
}

/** The tables of the page of refunds and payments, in the order of its lists. */
export const paymentTables = [refundTable, refundRequestTable, flagTable] as unknown as readonly Table[]
