import type { HardPromise } from '../promise'
import { accountWalk } from './account-walk'
import { approvals } from './approvals'
import { awardOrPayment } from './award-or-payment'
import { books } from './books'
import { cardEvents } from './card-events'
import { cardKills } from './card-kills'
import { cardOrder } from './card-order'
import { cardPrices } from './card-prices'
import { clock } from './clock'
import { cut } from './cut'
import { deadline } from './deadline'
import { directSql } from './direct-sql'
import { greatSweep } from './great-sweep'
import { kill } from './kill'
import { killWeb } from './kill-web'
import { mixedWrites } from './mixed-writes'
import { model, modelBeside } from './model'
import { money } from './money'
import { oneAnswer } from './one-answer'
import { refundOrRequest } from './refund-or-request'
import { sessions } from './sessions'
import { transitions } from './transitions'

/** All promises in the order of the table; `quick` for short runs. */
export function promises(quick: boolean): HardPromise[] {
  return [
    approvals,
    refundOrRequest,
    oneAnswer,
    deadline,
    greatSweep,
    transitions,
    sessions,
    mixedWrites,
    clock,
    money,
    accountWalk(quick ? 150 : 1000),
    books(quick ? 60 : 1000),
    cardPrices,
    cardEvents,
    cardOrder,
    cardKills,
    awardOrPayment,
    directSql,
    cut,
    killWeb,
    kill,
    model({
      runs: quick ? 200 : 400,
      title: 'model: 400 runs × 60 commands a seed, the database equal after each',
    }),
    modelBeside({ runs: 60, title: 'model: 60 runs of 3 lanes × 15 commands a seed' }),
  ]
}
