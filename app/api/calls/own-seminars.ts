import { z } from 'zod'
import { changeSeat, readOwnSeminars } from '~/domain/seminars/seminars.server'
import { call } from '../call'
import { Done, done } from '../shapes/values'
import { listOf, whole } from '../shapes/whole-list'

const Seminar = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  place: z.string().nullable(),
  online: z.boolean(),
  seats: z.int().nullable(),
  taken: z.int(),
  signedUp: z.boolean(),
  state: z.enum(['coming', 'begun', 'past', 'cancelled']),
  cancelReason: z.string().nullable(),
})

export const ownSeminars = call({
  method: 'GET',
  path: 'client/mentor/seminars',
  as: 'mentor',
  summary: 'Lists the seminars to come, and the past ones that the mentor signed up for.',
  bare: true,
  result: listOf(Seminar),
  async run({ viewer }) {
    const { coming, past } = await readOwnSeminars(viewer)
    return whole(
      [...coming, ...past].map((seminar) => ({ ...seminar, startsAt: seminar.startsAt.toISOString() })),
    )
  },
})

export const signUpForSeminar = call({
  method: 'POST',
  path: 'client/mentor/seminars/{id}/sign-up',
  as: 'mentor',
  summary: 'Signs the mentor up for a seminar; a second time changes nothing.',
  errors: [
    'mentor_inactive_seminar',
    'seminar_not_found',
    'seminar_cancelled',
    'seminar_over',
    'seminar_full',
  ],
  result: Done,
  async run({ viewer, ids: [id] }) {
    await changeSeat(viewer, { intent: 'signUp', seminarId: id! })
    return done
  },
})

export const leaveSeminar = call({
  method: 'POST',
  path: 'client/mentor/seminars/{id}/leave',
  as: 'mentor',
  summary: 'Gives up the mentor’s seat; without a seat nothing changes.',
  errors: ['seminar_not_found', 'seminar_cancelled', 'seminar_over'],
  result: Done,
  async run({ viewer, ids: [id] }) {
    await changeSeat(viewer, { intent: 'leave', seminarId: id! })
    return done
  },
})
