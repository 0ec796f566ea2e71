import { z } from 'zod'
import { versionFields } from '~/domain/edits/versions'
import { LatinName } from '~/domain/fields'

/** The spelling of a user's name in Latin letters, entered by the team, with the one on the page; null: transliterated. */
export const LatinNameOf = z.object({ latinName: LatinName, ...versionFields })
export type LatinNameOf = z.infer<typeof LatinNameOf>
