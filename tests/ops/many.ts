// Many people, and many requests that lapse at once, for the soak.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { until, type Database } from './database'
import type { Stage } from './promise'

/** Generates so many mentors, and mentees of whom a tenth as many may have a request. */
export async function generatePeople({ say }: Stage, { ownerUrl }: Database, mentors: number) {
  // Not part of the bundle: it is a command too, which would run.
  const file = pathToFileURL(path.join(projectRoot, 'scripts/seed.mjs')).href
  const { seedPeople } = (await import(/* @vite-ignore */ file)) as {
    seedPeople: (given: object) => Promise<unknown>
  }
  await seedPeople({ ownerUrl, mentors, mentees: mentors * 0.6, seed: 'soak', log: say })
}

/** Lets so many requests lapse; returns the seconds until the worker has closed them all. */
export async function sweep({ say }: Stage, { look }: Database, count: number) {
  const parts = await look<{ id: number }[]>`
    update data.parts set status = 'pending' where id in (
      select distinct on (p.mentee_id) p.id from data.parts p join data.mentees e on e.id = p.mentee_id
      where p.status = 'paid' and not exists (
        select from data.parts o where o.mentee_id = p.mentee_id and o.status not in ('paid', 'completed'))
      order by p.mentee_id limit ${count})
    returning id`
  await look`
    insert into data.mentorship_requests
      (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, answer_due_at)
    select e.id, e.user_id, m.id, m.user_id, p.id, 'mentoring', repeat('Καλημέρα! ', 3), now() - interval '1 second'
    from data.parts p join data.mentees e on e.id = p.mentee_id, lateral (
      select id, user_id from data.mentors where status = 'active' and user_id <> e.user_id
      order by id offset p.id % 100 limit 1) m
    where p.id = any (${parts.map(({ id }) => id)}::integer[])`
  say(`${parts.length} requests have lapsed`)
  if (parts.length !== count) throw new Error(`only ${parts.length} mentees may have a request`)
  const ids = parts.map(({ id }) => id)
  const took = await until(
    'all lapsed requests are closed',
    async () => {
      await look`update private.jobs set asked_at = now() where name = 'expire_requests'`
      const [left] = await look<{ open: number }[]>`
        select count(*)::integer as open from data.mentorship_requests where part_id = any (${ids}::integer[]) and status = 'pending'`
      return left!.open === 0
    },
    300_000,
  )
  return took / 1000
}
