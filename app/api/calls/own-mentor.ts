import { z } from 'zod'
import { listPublished } from '~/domain/mentors/mentors.server'
import { readOffers } from '~/domain/offers/offers.server'
import { call } from '../call'
import { shownTestimonial, Testimonial } from '../shapes/testimonials'

export const ownTestimonials = call({
  method: 'GET',
  path: 'client/mentor/testimonials',
  as: 'mentor',
  summary: 'Lists what mentees said about the mentor in public, the latest first.',
  result: z.array(Testimonial),
  async run({ viewer }) {
    const mentorId = viewer.mentorId!
    return (await listPublished(viewer, mentorId)).map((each) => shownTestimonial({ ...each, mentorId }))
  },
})

export const offers = call({
  method: 'GET',
  path: 'client/mentor/offers',
  as: 'mentor',
  summary: 'Lists the current offers to mentors, and records that the mentor has seen them.',
  result: z.array(
    z.object({
      code: z.string(),
      provider: z.string(),
      expiry: z.iso.date().nullable(),
      websiteLink: z.string().nullable(),
    }),
  ),
  run: async ({ viewer }) =>
    (await readOffers(viewer)).map(({ expiresOn, ...offer }) => ({ ...offer, expiry: expiresOn })),
})
