// Many people, and many requests that lapse at once, for the soak.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../scripts/lib/project.mjs'
import type { Database } from './database'
import type { Stage } from './promise'

// Milliseconds.
const patience = 300_000
const betweenSent = 200

const atOnce = 200

/** Generates so many mentors, and mentees of whom a tenth as many may have a request. */
export async function generatePeople(
  { say }: Stage,
  { ownerUrl }: Database,
  mentors: number,
  mentees = mentors * 0.6,
) {
  // Not part of the bundle: it is a command too, which would run.
  const file = pathToFileURL(path.join(projectRoot, 'scripts/seed.mjs')).href
  const { seedPeople } = (await import(/* @vite-ignore */ file)) as {
    seedPeople: (given: object) => Promise<unknown>
  }
  await seedPeople({ ownerUrl, mentors, mentees, seed: 'soak', log: say })
}

/**
 * Sends so many requests, a few at a time so that pages do not notice, and then lets them all lapse at once. They go to
 * the mentors with the lowest ids.
 */
export async function letLapse({ say }: Stage, { look }: Database, count: number) {
  const sent: number[] = []
  while (sent.length < count) {
    const parts = await look<{ id: number }[]>`
      update data.parts set status = 'pending' where id in (
        select distinct on (p.mentee_id) p.id from data.parts p join data.mentees e on e.id = p.mentee_id
        where p.status = 'paid' and not exists (
          select from data.parts o where o.mentee_id = p.mentee_id and o.status not in ('paid', 'completed'))
        order by p.mentee_id limit ${Math.min(atOnce, count - sent.length)})
      returning id`
    if (parts.length === 0) throw new Error(`only ${sent.length} mentees may have a request`)
    const ids = parts.map(({ id }) => id)
    await look`
      insert into data.mentorship_requests
        (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, answer_due_at)
      select e.id, e.user_id, m.id, m.user_id, p.id, 'mentoring', repeat('Καλημέρα! ', 3), now() + interval '5 days'
      from data.parts p join data.mentees e on e.id = p.mentee_id, lateral (
        select id, user_id from data.mentors where status = 'active' and user_id <> e.user_id
        order by id offset p.id % 100 limit 1) m
      where p.id = any (${ids}::integer[])`
    sent.push(...ids)
    await pause(betweenSent)
  }
  await look`
    update data.mentorship_requests set answer_due_at = now() - interval '1 second'
    where part_id = any (${sent}::integer[]) and status = 'pending'`
  say(`${sent.length} requests have lapsed`)
}

/** The worker begins this job at once. */
export async function beginJob({ look }: Database, name: string) {
  await look`update private.jobs set asked_at = now() where name = ${name}`
  await look`notify jobs`
}

/** Returns the seconds until the worker has closed all requests that have lapsed. */
export async function sweep(database: Database) {
  const { look } = database
  await beginJob(database, 'expire_requests')
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
