import { z } from 'zod'
import * as reads from '~/db/generated/reads.server'
import { listPublished } from '~/domain/mentors/mentors.server'
import { call } from '../call'
import { shownTestimonial, Testimonial } from '../shapes/testimonials'
import { listOf, whole } from '../shapes/whole-list'

export const ownTestimonials = call({
  method: 'GET',
  path: 'client/mentor/testimonials',
  as: 'mentor',
  summary: 'Lists what mentees said about the mentor in public, the latest first.',
  bare: true,
  result: listOf(Testimonial),
  async run({ viewer }) {
    const mentorId = viewer.mentorId!
    return whole(
      (await listPublished(viewer, mentorId)).map((each) => shownTestimonial({ ...each, mentorId })),
    )
  },
})

export const offers = call({
  method: 'GET',
  path: 'client/mentor/offers',
  as: 'mentor',
  summary: 'Lists the current offers to mentors, and records that the mentor has seen them.',
  bare: true,
  result: listOf(
    z.object({
      id: z.int(),
      code: z.string(),
      provider: z.string(),
      expiry: z.iso.date().nullable(),
      description: z.string(),
      websiteLink: z.string().nullable(),
    }),
  ),
  run: async ({ viewer }) =>
    whole(
      (await reads.readOffers(viewer)).map(({ offerId, expiresOn, ...offer }) => ({
        ...offer,
        id: offerId,
        expiry: expiresOn,
      })),
    ),
})
