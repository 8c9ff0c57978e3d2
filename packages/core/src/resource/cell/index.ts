export { type Dimensions, readDimensions, sayWhatExists } from './dimensions.ts';
export { type Markers, readMarkers } from './markers.ts';
export { type MentionCell, readCitedDomains, readMentions } from './read-mentions.ts';
export {
  type Panel,
  type PanelCell,
  type PanelGroup,
  type PanelPrompt,
  type PanelQuery,
  pickedCells,
  readPanel,
  readPanelBy,
} from './read-panel.ts';
export {
  clusterInSql,
  clusterOf,
  copyKeyInSql,
  distinctAnswersInSql,
  isReadable,
  readableInSql,
  withheldInSql,
} from './rule.ts';
export { CellRules, matching } from './rules.ts';
export {
  forgetScanFigures,
  lacksFigures,
  readScanFigures,
  type ScanFigureRow,
  scansWithoutFigures,
  storeScanFigures,
} from './scan-figures.ts';
export { type CellContext, writeCells } from './write-cells.ts';
export { pageIdOf, writeCitations } from './write-citations.ts';
