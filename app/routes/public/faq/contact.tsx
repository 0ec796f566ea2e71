import { useTranslation } from '~/i18n/use-translation'
import { WriteToTeam } from '~/parts/support/write-to-team'
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
