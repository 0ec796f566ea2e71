import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { NextStep } from '~/ui/next-step'

/** How to ask the team. */
export function Contact() {
  const { t } = useTranslation('public')
  return (
    <div id="contact" className="mt-14">
      <NextStep
        mood="calm"
        eyebrow={t('faq.contact.eyebrow')}
        title={t('faq.contact.title')}
        action={<WriteToTeam />}
      >
        <p>{t('faq.contact.text')}</p>
      </NextStep>
    </div>
  )
}

export function WriteToTeam() {
  const { t } = useTranslation('public')
  const { teamEmail } = useConstants()
  return (
    <a href={`mailto:${teamEmail}`} className={buttonClass('primary')}>
      <Icon name="mail" />
      {t('faq.contact.action', { email: teamEmail })}
    </a>
  )
}
