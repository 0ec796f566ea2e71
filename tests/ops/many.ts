// Many people, and many requests that lapse at once, for the soak.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../scripts/lib/project.mjs'
import type { Database } from './database'
import type { Stage } from './promise'

// Milliseconds.
const patience = 300_000

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
  await look`update private.jobs set asked_at = now() where name = 'expire_requests'`
  await look`notify jobs`
  const start = performance.now()
  // Once a second, by an index of open requests: looking more often would be a load of its own.
  while (await areOpen(look)) {
    await pause(1000)
    if (performance.now() - start > patience) throw new Error('the lapsed requests are not closed')
  }
  return (performance.now() - start) / 1000
}

async function areOpen(look: Database['look']) {
  const [left] = await look<{ open: boolean }[]>`
    select exists (
      select from data.mentorship_requests where status = 'pending' and answer_due_at <= now()) as open`
  return left!.open
}
