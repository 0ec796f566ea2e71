import { useTranslation } from '~/i18n/use-translation'
import type { Candidate } from '~/domain/scholarships/awards.server'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { Link } from '~/http/page'
import { MenteeLink } from '~/parts/people/person-link'
import { EmailLink } from '~/ui/contact'
import { SummaryList } from '~/ui/summary-list'

type AwardFactsProps = {
  scholarship: Scholarship
  mentee: Candidate
}

/** The scholarship and the mentee. */
export function AwardFacts({ scholarship, mentee }: AwardFactsProps) {
  const { t } = useTranslation('admin')
  return (
    <SummaryList
      rows={[
        {
          label: t('common:facts.scholarship'),
          value: <Link to={`/admin/scholarships/${scholarship.id}`}>{scholarship.name}</Link>,
        },
        { label: t('common:facts.kind'), value: t(`scholarships.kinds.${scholarship.kind}`) },
        { label: t('common:form.year'), value: <span className="tabular">{scholarship.year}</span> },
        {
          label: t('common:facts.mentee'),
          value: (
            <>
              <MenteeLink id={mentee.menteeId} name={mentee.name} />
              <EmailLink email={mentee.email} className="block font-normal wrap-anywhere" />
            </>
          ),
        },
      ]}
    />
  )
}
