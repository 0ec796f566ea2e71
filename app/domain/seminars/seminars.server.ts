import * as acts from '~/db/generated/acts.server'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { withUntouched, type Version } from '~/domain/edits/versions'
import { athensDay, athensTime } from '~/i18n/format'
import type { Viewer } from '~/viewer/viewer'
import type { NewSeminar, SeminarEdit, SeminarSeat } from './schema'

export type Seminar = ListedRow<'admin_seminars'>
export type SeminarSignup = Row<'seminar_signups'>
export type OwnSeminar = Row<'own_seminars'>

/** The seminars to come, in their order, and the past ones that the viewing mentor has signed up for. Raises role_not_held. */
export async function readOwnSeminars(viewer: Viewer) {
  const all = await reads.ownSeminars(viewer)
  return {
    coming: all.filter(({ state }) => state !== 'past').toReversed(),
    past: all.filter(({ state }) => state === 'past'),
  }
}

/** A seminar as its mentor sees it, or undefined. Raises role_not_held. */
export async function findOwnSeminar(viewer: Viewer, id: number) {
  return (await reads.ownSeminars(viewer)).find((seminar) => seminar.id === id)
}

/**
 * Signs the viewing mentor up, or gives up the seat. Raises role_not_held, mentor_inactive_seminar,
 * seminar_not_found, seminar_cancelled, seminar_over, seminar_full.
 */
export function changeSeat(viewer: Viewer, { intent, seminarId }: Pick<SeminarSeat, 'intent' | 'seminarId'>) {
  return intent === 'signUp'
    ? acts.signUpForSeminar(viewer, { seminarId })
    : acts.leaveSeminar(viewer, { seminarId })
}

/** A seminar of the team's list, or undefined. */
export async function findSeminar(viewer: Viewer, id: number) {
  const [seminar] = await read(
    viewer,
    (sql) => sql<Seminar[]>`
    select id, title, description, starts_at, minutes, place, seats, created_at, cancelled_at, cancel_reason,
      signed_up, names
    from api.admin_seminars where id = ${id}`,
  )
  return seminar
}

/** The same with those who have signed up, in their order. */
export async function findSeminarRecord(viewer: Viewer, id: number) {
  const [seminar, signups] = await Promise.all([
    findSeminar(viewer, id),
    read(
      viewer,
      (sql) => sql<SeminarSignup[]>`
        select * from api.seminar_signups where seminar_id = ${id} order by signed_up_at, mentor_id`,
    ),
  ])
  return seminar && { seminar, signups: [...signups] }
}

/** What the form of a seminar holds. */
export function versionOf({ title, startsAt, minutes, place, seats, description }: Seminar) {
  const [day, time] = [athensDay(startsAt), athensTime(startsAt)]
  return { title, day, time, minutes, place, seats, description } satisfies Version
}

/** Publishes a seminar; returns its id, or null if this form was sent before. Raises the errors of api.create_seminar and api.wall_clock. */
export async function createSeminar(viewer: Viewer, seminar: NewSeminar) {
  const { title, day, time, minutes, place, description, seats, formKey } = seminar
  const [row] = await act(
    viewer,
    (sql) => sql<{ id: number | null }[]>`
    select api.create_seminar(title => ${title}, starts_at => api.wall_clock(day => ${day}, at => ${time}),
      minutes => ${minutes}, place => ${place}, description => ${description}, seats => ${seats},
      form_key => ${formKey}) as id`,
  )
  return row!.id
}

/** Changes a seminar. Raises the errors of api.edit_seminar and api.wall_clock. */
export async function editSeminar(viewer: Viewer, id: number, edit: SeminarEdit) {
  const { title, day, time, minutes, place, description, seats } = withUntouched(edit, edit)
  await act(
    viewer,
    (sql) => sql`
    select api.edit_seminar(seminar_id => ${id}, title => ${title},
      starts_at => api.wall_clock(day => ${day}, at => ${time}), minutes => ${minutes}, place => ${place},
      description => ${description}, seats => ${seats}, seen => ${edit.seen ? sql.json(edit.seen) : null})`,
  )
}
