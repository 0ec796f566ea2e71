import type { AnyCall } from './call'
import { adminLists } from './calls/admin-lists'
import { lookups } from './calls/lookups'
import * as requests from './calls/mentorship-requests'
import { offerLists } from './calls/offer-lists'
import { peopleLists } from './calls/people-lists'
import { paymentLists } from './calls/payment-lists'
import { messageCalls } from './calls/message-lists'
import { suggestionCalls } from './calls/suggestion-lists'
import * as user from './calls/user'

/** Every call of the JSON API. */
export const allCalls: AnyCall[] = [
  ...Object.values(user),
  ...lookups,
  ...Object.values(requests),
  ...offerLists,
  ...adminLists,
  ...peopleLists,
  ...paymentLists,
  ...suggestionCalls,
  ...messageCalls,
]
