import { read } from '~/db/read.server'
import type { Viewer } from '~/viewer/viewer'
import { readAmount } from '~/domain/written-amounts'
import { dayOf } from '~/domain/written-days'
import type { Found } from './found'

/** Finds people, purchases, requests, mentorships and scholarships for the team. Raises role_not_held. */
export async function searchEverything(viewer: Viewer, q: string): Promise<Found> {
  // A bare number is that of a record.
  const cents = /[.,]\d{2}(?!\d)|€/.test(q) ? readAmount(q)?.cents : undefined
  const day = /\d\D+\d/.test(q) ? dayOf(q) : undefined
  // As text: the driver would rename the fields of the document.
  const [row] = await read(
    viewer,
    (sql) => sql<[{ document: string }]>`
        select api.search_everything(q => ${q}, cents => ${cents ?? null}, day => ${day || null})::text as document`,
  )
  return JSON.parse(row.document) as Found
}
