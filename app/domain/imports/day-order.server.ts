import { Refusal } from '~/db/refusal.server'
import { type DayOrder, type Judged, settledOrder } from '~/domain/written-days'

/**
 * The order in which to read the days of a file, whose column was judged, after somebody could answer for it: an answer also
 * settles a column that contradicts itself. Raises day_order_unknown, and day_order_wrong for an answer that the column
 * disproves.
 */
export function orderToRead(judged: Judged, told: DayOrder | undefined): DayOrder {
  const order = judged === 'both' ? told : settledOrder(judged, told)
  if (order) return order
  if (told) throw new Refusal('day_order_wrong', 'order', 422)
  throw new Refusal('day_order_unknown', 'order', 422)
}
