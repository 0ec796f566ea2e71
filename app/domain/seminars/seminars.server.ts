import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import type { Row } from '~/db/generated/rows'
import { withUntouched, type Version } from '~/domain/edits/versions'
import { athensDay, athensTime } from '~/i18n/format'
import type { Viewer } from '~/viewer/viewer'
import type { NewSeminar, SeminarEdit } from './schema'

export type Seminar = ListedRow<'admin_seminars'>
export type OwnSeminar = Row<'own_seminars'>

/** A seminar of the team's list, or undefined. */
export async function findSeminar(viewer: Viewer, id: number) {
  const [seminar] = await read(
    viewer,
    (sql) => sql<Seminar[]>`
    select id, title, description, starts_at, minutes, place, created_at, cancelled_at, cancel_reason
    from api.admin_seminars where id = ${id}`,
  )
  return seminar
}

/** What the form of a seminar holds. */
export function versionOf({ title, startsAt, minutes, place, description }: Seminar) {
  const [day, time] = [athensDay(startsAt), athensTime(startsAt)]
  return { title, day, time, minutes, place, description } satisfies Version
}

/** Publishes a seminar; returns its id, or null if this form was sent before. Raises the errors of api.create_seminar and api.wall_clock. */
export async function createSeminar(viewer: Viewer, seminar: NewSeminar) {
  const { title, day, time, minutes, place, description, formKey } = seminar
  const [row] = await act(
    viewer,
    (sql) => sql<{ id: number | null }[]>`
    select api.create_seminar(title => ${title}, starts_at => api.wall_clock(day => ${day}, at => ${time}),
      minutes => ${minutes}, place => ${place}, description => ${description},
      form_key => ${formKey}) as id`,
  )
  return row!.id
}

/** Changes a seminar. Raises the errors of api.edit_seminar and api.wall_clock. */
export async function editSeminar(viewer: Viewer, id: number, edit: SeminarEdit) {
  const { title, day, time, minutes, place, description } = withUntouched(edit, edit)
  await act(
    viewer,
    (sql) => sql`
    select api.edit_seminar(seminar_id => ${id}, title => ${title},
      starts_at => api.wall_clock(day => ${day}, at => ${time}), minutes => ${minutes}, place => ${place},
      description => ${description}, seen => ${edit.seen ? sql.json(edit.seen) : null})`,
  )
}
