import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import type { Testimonial } from '~/domain/mentors/mentors.server'
import { Link } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { personName } from '~/i18n/latin-name'
import { Avatar } from '~/ui/avatar'
import { Quote } from '~/ui/quote'
import { RecordSection } from '~/ui/record-page'

/** What mentees said publicly about the viewing mentor; renders nothing if nobody has. */
export function OwnPraise({ testimonials }: { testimonials: Testimonial[] }) {
  const { t, language } = useTranslation('mentor')
  if (testimonials.length === 0) return null
  return (
    <RecordSection id="testimonials" title={t('praise.title')}>
      <p className="mb-5 max-w-read text-muted">
        <Trans
          t={t}
          i18nKey="praise.text"
          components={{ profile: <Link to="/mentor/my-account/profile" /> }}
        />
      </p>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {testimonials.map(({ id, text, menteeFullName, givenOn }) => {
          const who = personName(language, menteeFullName)
          return (
            <Quote
              key={id}
              text={text}
              who={who}
              when={formatLongDate(language, givenOn)}
              dateTime={givenOn}
              lang={langOfWords(text)}
              face={<Avatar name={who} size="sm" />}
            />
          )
        })}
      </div>
    </RecordSection>
  )
}
