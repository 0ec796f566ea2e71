import { z } from 'zod'
import { availabilities } from '~/domain/mentors/availability'
import type { ShownMentor } from '~/domain/mentors/shown-mentor.server'

/** A mentor as everybody may see her. */
export const PublicMentor = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  sentence: z.string().nullable(),
  industry: z.string().nullable(),
  place: z.string().nullable(),
  yearsOfExperience: z.int().nullable(),
  fieldsOfSupport: z.array(z.string()),
  languages: z.array(z.enum(['el', 'en'])),
  availability: z.enum(availabilities),
  photo: z.string().nullable(),
})

const spoken = { el: ['el'], en: ['en'], both: ['el', 'en'] } as const

/** A mentor's card as a call sends it; the photo is a path on this site. */
export const shownMentor = ({
  industry,
  place,
  years,
  topics,
  languages,
  says,
  photoId,
  ...card
}: ShownMentor) => ({
  ...card,
  sentence: says || null,
  industry: industry ?? null,
  place: place ?? null,
  yearsOfExperience: years ?? null,
  fieldsOfSupport: topics,
  languages: languages ? [...spoken[languages]] : [],
  photo: photoId === null ? null : `/photos/${photoId}/large`,
})
