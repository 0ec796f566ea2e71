import { useTranslation } from 'react-i18next'
import { ButtonRow, LinkButton } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'

type PreparedPageProps = { title: string; text: string; meanwhile: { to: string; label: string } }

/** A placeholder for a page that does not work yet: what it will do, and where to do the same until then. */
export function PreparedPage({ title, text, meanwhile }: PreparedPageProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <PageHeader eyebrow={t('prepared.eyebrow')} title={title} lead={text} />
      <ButtonRow>
        <LinkButton to={meanwhile.to} variant="secondary">
          {meanwhile.label}
        </LinkButton>
      </ButtonRow>
    </>
  )
}
