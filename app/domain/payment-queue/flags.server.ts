import type { Viewer } from '~/viewer/viewer'
import { sendOne } from '~/db/at-once.server'
import type { ListedRow } from '~/db/listed-row'
import type { Problem } from './payment-problems'

export type Flag = Omit<ListedRow<'admin_payment_flags'>, 'problem'> & { problem: Problem }

/** One flag, checked or not, or undefined. */
export async function findFlag(viewer: Viewer, id: number): Promise<Flag | undefined> {
  const [flag] = await sendOne(
    viewer,
    (sql) => sql<Flag[]>`select * from api.admin_payment_flags where id = ${id}`,
  )
  return flag
}
