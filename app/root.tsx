import { Outlet, useHref, useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { usePrintedFigures, useTranslation } from '~/i18n/use-translation'
import script from 'browser:app/browser/every-page.ts'
import { useKnownErrorFacts } from './http/error-facts'
import { titleOf } from './http/handle'
import { useFormInError } from './http/held-in-error'
import { AddressStart } from './http/link'
import { useConstants, useRootData } from './http/root-data'
import { useFormRefused } from './http/refused-form'
import { FoundHead } from './layouts/found-head'
import { ErrorPage, useErrorStatus } from './layouts/error-page'
import { readRootData } from './root-data.server'
import latinFont from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url'
import greekFont from '@fontsource-variable/commissioner/files/commissioner-greek-wght-normal.woff2?url'
import styles from 'browser:app/styles/app.css'

export const loader = readRootData

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useTranslation()
  usePrintedFigures(useConstants())
  const { theme: knownTheme } = useKnownErrorFacts()
  const theme = useRootData()?.theme ?? knownTheme
  return (
    <html lang={language} dir="ltr" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        <Title />
        <FoundHead />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {language === 'el' && (
          <link rel="preload" href={greekFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {/* Greek pages have its digits and marks. Coming late it would move the text. */}
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <script type="module" src={script} />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <AddressStart value={useHref('/')}>{children}</AddressStart>
      </body>
    </html>
  )
}

/** The page's title, then the product's name; begins with «Σφάλμα:» when a form has errors. */
function Title() {
  const { t } = useTranslation()
  const matches = useMatches()
  const refused = useFormRefused()
  const { heldForm, notSent } = useFormInError()
  const error = useErrorStatus()
  // The page that was asked for has no data then.
  const own = error ? t(`common:errorPage.${error}.title`) : titleOf(matches, t)
  const title = heldForm || notSent ? t('common:held.title') : own
  const failed =
    refused ||
    // A form that asks by its address: its loader found them.
    matches.some(({ data }) => Object.keys((data as { errors?: object } | null)?.errors ?? {}).length > 0)
  const page = title && (failed ? t('common:form.errorTitlePrefix', { title }) : title)
  return <title>{page ? `${page} – ${t('common:shell.brand')}` : t('common:shell.brand')}</title>
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
