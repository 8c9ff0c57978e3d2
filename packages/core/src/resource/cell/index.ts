export { type Dimensions, readDimensions, sayWhatExists } from './dimensions.ts';
export { type Markers, markersOf, readMarkers } from './markers.ts';
export { packCells } from './pack-cells.ts';
export { type MentionCell, readCitedDomains, readMentions } from './read-mentions.ts';
export {
  type CountName,
  countCells,
  type Pack,
  type Packs,
  type PanelPrompt,
  type PanelQuery,
  readPacks,
} from './read-packs.ts';
export {
  type Panel,
  type PanelCell,
  type PanelGroup,
  panelCounts,
  panelGroup,
  panelOf,
  pickedCells,
  readPanel,
  readPanelPacks,
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
export { type PackGroup, sumPacks } from './sum-packs.ts';
export { type CellContext, writeCells } from './write-cells.ts';
export { pageIdOf, writeCitations } from './write-citations.ts';
