import { useTranslation } from '~/i18n/use-translation'
import { useRootData } from '~/http/page'
import { themes } from '~/http/theme'
import { classNames } from '~/ui/class-names'
import { PostForm } from './post-form'

type ThemeButtonsProps = { path: string; formToken: string; className?: string }

/** Three buttons: as the device, light, dark. */
export function ThemeButtons({ path, formToken, className }: ThemeButtonsProps) {
  const { t } = useTranslation('common')
  const current = useRootData()?.theme ?? 'device'
  return (
    <PostForm action="/theme" formToken={formToken} redirectTo={path} className={className}>
      <fieldset aria-label={t('shell.theme.label')} className="flex flex-wrap gap-1">
        {(['device', ...themes] as const).map((theme) => (
          <button
            key={theme}
            name="theme"
            value={theme}
            aria-pressed={theme === current}
            className={classNames(
              'min-h-11 rounded-leaf-xs px-3 text-start whitespace-nowrap hover:bg-primary-soft ' +
                'hover:text-primary-strong',
              theme === current && 'bg-primary-soft font-bold text-primary',
            )}
          >
            {t(`shell.theme.${theme}`)}
          </button>
        ))}
      </fieldset>
    </PostForm>
  )
}
