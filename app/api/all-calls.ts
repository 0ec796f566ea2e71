import type { AnyCall } from './call'
import { lookups } from './calls/lookups'
import * as requests from './calls/mentorship-requests'
import * as user from './calls/user'

/** Every call of the JSON API. */
export const allCalls: AnyCall[] = [...Object.values(user), ...lookups, ...Object.values(requests)]
