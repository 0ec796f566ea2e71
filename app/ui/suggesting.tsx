import type { ComponentProps } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Island } from './island'

/** A search field whose island suggests what the words typed so far may mean; `from` answers with it. */
export function Suggesting({ from, ...input }: ComponentProps<'input'> & { from: string }) {
  const { t, language } = useTranslation('common')
  return (
    <Island name="suggestions" props={{ from: `${from}?lng=${language}`, search: t('form.searchFor') }}>
      <input {...input} />
    </Island>
  )
}
