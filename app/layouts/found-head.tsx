import { useTranslation } from '~/i18n/use-translation'
import { titleOf } from '~/http/handle'
import { type Handle, useLocation, useMatches, useRootData } from '~/http/page'
import { addressIn, isTranslated } from '~/i18n/language-address'
import { intlLocale, languages } from '~/i18n/locale'

const ownImage = '/og.png'

/**
 * Description, canonical URL and Open Graph of a public page. Other pages have the description of the network, for
 * visitors only.
 */
export function FoundHead() {
  const { t, language } = useTranslation()
  const matches = useMatches()
  // The same page answers with a slash at the end.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const { origin, viewer } = useRootData() ?? {}
  const last = matches.at(-1)
  if (!origin || !last || last.data === undefined) return null
  const found = (last.handle as Handle | undefined)?.found?.(t, last.data)
  if (!found) return viewer ? null : <meta name="description" content={t('common:shell.about')} />
  const { description, image, query = '' } = found
  const url = (isTranslated(pathname) ? origin + addressIn(language, pathname) : origin + pathname) + query
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {isTranslated(pathname) &&
        languages.map((each) => (
          <link
            key={each}
            rel="alternate"
            hrefLang={each}
            href={origin + addressIn(each, pathname) + query}
          />
        ))}
      {isTranslated(pathname) && (
        <link rel="alternate" hrefLang="x-default" href={origin + pathname + query} />
      )}
      <meta property="og:type" content={image ? 'profile' : 'website'} />
      <meta property="og:site_name" content={t('common:shell.brand')} />
      <meta property="og:title" content={titleOf(matches, t)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={localeOf(language)} />
      <meta property="og:image" content={origin + (image?.path ?? ownImage)} />
      <meta
        property="og:image:alt"
        content={image?.shows ?? `${t('common:shell.brand')} · mentoring & coaching`}
      />
      <meta name="twitter:card" content={image ? 'summary' : 'summary_large_image'} />
    </>
  )
}

/** As Open Graph writes it: el_GR, en_GB. */
function localeOf(language: keyof typeof intlLocale) {
  const [code, region] = intlLocale[language].split('-')
  return `${code}_${region ?? { el: 'GR', de: 'DE', fr: 'FR' }[language as 'el' | 'de' | 'fr']}`
}
