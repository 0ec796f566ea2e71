import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { LinkButton } from '~/ui/button'
import { Branch } from '~/ui/leaf'
import { Icon } from '~/ui/icon'
import { Section } from './sections'

/** Invites visitors to become mentors. */
export function Thousand({ years }: { years: number }) {
  const { t } = useTranslation('public')
  return (
    <section
      id="thousand"
      className="on-deep relative isolate overflow-hidden rounded-leaf-lg bg-deep px-6 py-8 text-ink
        sm:px-12 sm:py-14"
    >
      <Branch className="absolute -top-16 -right-6 -z-10 w-72 rotate-90 text-deep-line max-sm:hidden" />
      <p className="font-bold text-saffron">{t('common:invitation.eyebrow')}</p>
      <h2 className="mt-2 max-w-3xl text-2xl sm:text-3xl">{t('common:invitation.title')}</h2>
      <p className="mt-5 max-w-read text-lg text-muted">{t('home.thousand.text', { years })}</p>
      <p className="mt-7">
        <LinkButton to="/mentor/register">{t('common:invitation.action')}</LinkButton>
      </p>
    </section>
  )
}

type AskedQuestion = { id: string; question: string }

/** The most frequent questions. */
export function Questions({ questions }: { questions: AskedQuestion[] }) {
  const { t } = useTranslation('public')
  return (
    <Section title={t('home.faq.title')} more={<Link to="/faq">{t('home.faq.all')}</Link>}>
      <ul className="grid gap-x-10 max-sm:[&>:nth-child(n+4)]:hidden md:grid-cols-2">
        {questions.map(({ id, question }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={`/faq?open=${id}#${id}`}
              className="flex min-h-16 items-center justify-between gap-4 py-3 text-lg font-bold text-ink
                no-underline hover:text-primary"
            >
              {question}
              <Icon name="arrowRight" className="text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
