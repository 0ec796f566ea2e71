import type { Browser } from '~/domain/accounts/sessions.server'

/** A browser at this address; with a device, it is known for every account. */
export const browserAt = (address: string, device?: string): Browser => ({
  address,
  userAgent: 'a test',
  device: () => device,
})
