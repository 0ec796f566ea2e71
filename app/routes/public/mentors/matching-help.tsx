import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** Offers the team's help to a visitor who finds no mentor. */
export function MatchingHelp() {
  const { t } = useTranslation('public')
  const { teamEmail } = useConstants()
  const subject = encodeURIComponent(t('mentors.help.subject'))
  return (
    <section
      id="help"
      className="mt-12 grid gap-4 rounded-leaf-lg border border-saffron-ink bg-saffron-soft p-6 sm:p-8"
    >
      <h2 className="text-2xl">{t('mentors.help.title')}</h2>
      <p className="max-w-read">{t('mentors.help.text')}</p>
      <p>
        <a href={`mailto:${teamEmail}?subject=${subject}`} className={buttonClass('primary')}>
          <Icon name="mail" />
          {t('mentors.help.action', { email: teamEmail })}
        </a>
      </p>
    </section>
  )
}
