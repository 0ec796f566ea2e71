import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { locales, toLanguage, type Locale } from '~/i18n/locale'
import { fieldProps, TextArea, TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

type Name = `${Locale}Subject` | `${Locale}Text`
type WordsInLanguagesProps = {
  fields: Record<Name, FieldMetadata<string | undefined>>
  te: (key: string, field?: string) => string
}

/** The labels of these fields, for the summary of errors. */
export function useWordLabels(): Record<string, string> {
  const { t } = useTranslation('messages')
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const language = t(`common:languages.${toLanguage(locale)}`)
      return [
        [`${locale}Subject`, t('words.subjectIn', { language })],
        [`${locale}Text`, t('words.textIn', { language })],
      ]
    }),
  )
}

/** A subject and a text in each language; the languages that are not written yet are folded away. */
export function WordsInLanguages({ fields, te }: WordsInLanguagesProps) {
  const { t } = useTranslation('messages')
  const labels = useWordLabels()
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('words.hint', { placeholder: '{name}' })}</p>
      {locales.map((locale) => {
        const [subject, text] = [fields[`${locale}Subject`], fields[`${locale}Text`]]
        const filled = [subject, text].some((field) => field.initialValue || field.errors)
        return (
          <details
            key={locale}
            open={locale === 'gr' || filled}
            className="rounded-leaf-sm border border-line px-4"
          >
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-bold">
              {t(`common:languages.${toLanguage(locale)}`)}
              <Icon name="chevronDown" className="turns text-accent transition-transform" />
            </summary>
            <div className="grid gap-4 pt-2 pb-5">
              <TextField {...fieldProps(subject, te)} label={labels[`${locale}Subject`]} />
              <TextArea {...fieldProps(text, te)} label={labels[`${locale}Text`]} rows={7} />
            </div>
          </details>
        )
      })}
    </div>
  )
}
