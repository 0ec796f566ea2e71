import { useTranslation } from '~/i18n/use-translation'
import type { ListSource } from '~/domain/lists/list'
import { buttonClass, LinkButton } from '~/ui/button'
import { DropDown } from '~/ui/drop-down'
import { fileFormats } from './file-format'
import { exportLink, type ListQuery } from './list-query'

/** The list as a file, in one of the formats. */
export function ListDownload({ list, query }: { list: ListSource; query: ListQuery }) {
  const { t } = useTranslation('admin')
  return (
    <DropDown
      className="relative"
      summaryClass={buttonClass('secondary')}
      panelClass="top-full right-0 mt-2 grid w-max gap-1"
      summary={t('queue.download')}
    >
      {fileFormats.map((format) => (
        <LinkButton key={format} to={exportLink(list, query, format)} variant="quiet">
          {t(`queue.export.${format}`)}
        </LinkButton>
      ))}
    </DropDown>
  )
}
