import { z } from 'zod'

/** What a mentee said about a mentor. */
export const Testimonial = z.object({
  id: z.int(),
  mentorId: z.int(),
  menteeFullName: z.string(),
  date: z.iso.date(),
  text: z.string(),
})

/** A testimonial as a call sends it. */
export const shownTestimonial = <T extends { givenOn: string }>({ givenOn, ...more }: T) => ({
  ...more,
  date: givenOn,
})
