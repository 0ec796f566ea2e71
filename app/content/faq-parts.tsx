import { useTranslation } from 'react-i18next'
import { Link, useConstants } from '~/http/page'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { NextStep } from '~/ui/next-step'

export type Topic = { name: string; title: string; lang: string; count: number }

/** The topics, each with its number of questions. */
export function Topics({ topics }: { topics: Topic[] }) {
  const { t } = useTranslation('public')
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <li
          key={topic.name}
          className="group relative rounded-leaf border border-edge bg-card p-5 hover:bg-primary-soft"
        >
          <h3 lang={topic.lang}>
            <Link
              to={`/faq/${topic.name}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-leaf"
            >
              {topic.title}
            </Link>
          </h3>
          <p className="mt-1 flex items-center gap-2 text-muted">
            {t('faq.count', { count: topic.count })}
            <Icon
              name="arrowRight"
              className="ml-auto text-primary transition-transform group-hover:translate-x-1"
            />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** How to ask the team, at the end of every page of questions. */
export function Contact() {
  const { t } = useTranslation('public')
  const { teamEmail } = useConstants()
  return (
    <div id="contact" className="mt-14">
      <NextStep
        mood="calm"
        eyebrow={t('faq.contact.eyebrow')}
        title={t('faq.contact.title')}
        action={
          <a href={`mailto:${teamEmail}`} className={buttonClass('primary')}>
            <Icon name="mail" />
            {t('faq.contact.action', { email: teamEmail })}
          </a>
        }
      >
        <p>{t('faq.contact.text')}</p>
      </NextStep>
    </div>
  )
}
