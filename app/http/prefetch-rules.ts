import { translatedAddresses } from '~/i18n/language-address'

/** What a browser fetches ahead on a visitor's page: the one script within a page, which a policy allows by its hash. */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: translatedAddresses }, eagerness: 'moderate' }],
})
