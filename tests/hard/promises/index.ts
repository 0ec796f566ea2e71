import type { HardPromise } from '../promise'
import { approvals } from './approvals'
import { statements } from './bank-files'
import { cardKills } from './card-kills'
import { model, modelBeside } from './model'
import { money } from './money'
import { oneAnswer } from './one-answer'

/** All promises in the order of the table; `quick` for short runs. */
export function promises(quick: boolean): HardPromise[] {
  return [
    approvals,
    oneAnswer,
    money,
    statements(quick ? 30 : 500),
    cardKills,
    model({
      runs: quick ? 200 : 400,
      title: 'model: 400 runs × 60 commands a seed, the database equal after each',
    }),
    modelBeside({ runs: 60, title: 'model: 60 runs of 3 lanes × 15 commands a seed' }),
  ]
}
