import type { AppLoadContext } from '@remix-run/node'
import type { Browser } from '~/domain/accounts/sessions.server'
import { knownDevice } from './known-device.server'

/** What a sign-in needs to know of a request: address, user agent, known device. */
export function browserOf({ request, context }: { request: Request; context: AppLoadContext }): Browser {
  return {
    address: context.clientAddress,
    userAgent: request.headers.get('user-agent') ?? '',
    device: (email) => knownDevice(request, email),
  }
}
