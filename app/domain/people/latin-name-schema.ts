import { z } from 'zod'
import { LatinName } from '~/domain/fields'

/** The spelling of a user's name in Latin letters, entered by the team; null: transliterated. */
export const LatinNameOf = z.object({ latinName: LatinName })
