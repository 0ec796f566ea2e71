import { useTranslation } from '~/i18n/use-translation'
import { Icon } from '~/ui/icon'
import { DropDown } from '~/ui/drop-down'
import { PostForm } from './post-form'

/** The product's code, the HTML language tag, and the name in the language itself. */
const languages = [
  { code: 'gr', tag: 'el', name: 'Ελληνικά' },
  { code: 'en', tag: 'en', name: 'English' },
  { code: 'de', tag: 'de', name: 'Deutsch' },
  { code: 'fr', tag: 'fr', name: 'Français' },
  { code: 'pt', tag: 'pt', name: 'Português' },
]

type LanguageFormProps = {
  locale: string
  path: string
  formToken: string
  className?: string
  /** Shows two letters instead of the name, where five names do not fit on a line. */
  short?: boolean
}

/** Five buttons, one per language. */
export function LanguageButtons({ locale, path, formToken, className, short }: LanguageFormProps) {
  const { t } = useTranslation('common')
  return (
    <PostForm action="/locale" formToken={formToken} redirectTo={path} className={className}>
      <fieldset aria-label={t('shell.language')} className="flex flex-wrap gap-1">
        {languages.map(({ code, tag, name }) => (
          <button
            key={code}
            name="locale"
            value={code}
            lang={tag}
            aria-current={tag === locale || undefined}
            className="language"
          >
            <span className={short ? 'max-sm:sr-only' : undefined}>{name}</span>
            {short && (
              <span aria-hidden="true" className="sm:hidden">
                {tag.toUpperCase()}
              </span>
            )}
          </button>
        ))}
      </fieldset>
    </PostForm>
  )
}

/** The same as a menu for the header. */
export function LanguageMenu(props: LanguageFormProps) {
  const { t } = useTranslation('common')
  const current = languages.find(({ tag }) => tag === props.locale)
  return (
    <DropDown
      className="relative"
      panelClass="right-0 top-full mt-2 w-48 [&_button]:basis-full"
      summary={
        <>
          <Icon name="globe" />
          <span className="sr-only">{t('shell.language')}: </span>
          {current?.name}
        </>
      }
    >
      <LanguageButtons {...props} />
    </DropDown>
  )
}
