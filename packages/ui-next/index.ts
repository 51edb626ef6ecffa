/**
 * The module that `@ohif/ui-next` resolves to on this site: a small implementation of a
 * part of the platform's component library, with the same names, props, variants and
 * defaults, rendered on the server as well. The published bundle is 4.6 MB of UMD
 * whose `exports` point at sources that are not published, so it cannot be shown.
 *
 * `published.test.ts` compares them with the published package; what differs,
 * and why, is in `differences.ts`, and the pages show it.
 */
export {Button, buttonVariants} from './Button';
export {Checkbox} from './Checkbox';
export {DataRow} from './DataRow';
export {DoubleSlider} from './DoubleSlider';
export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuPortal,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from './DropdownMenu';
export {Icons} from './Icons';
export {Input} from './Input';
export {Label} from './Label';
export {Numeric} from './Numeric';
export {PanelSection} from './PanelSection';
export {
  ResizableHandle,
  ResizablePanel,
  ResizablePanelGroup,
} from './Resizable';
export {ScrollArea, ScrollBar} from './ScrollArea';
export {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from './Select';
export {Separator} from './Separator';
export {Slider} from './Slider';
export {Switch} from './Switch';
export {Tabs, TabsContent, TabsList, TabsTrigger} from './Tabs';
export {Toaster, toast} from './Toaster';
export {ToolButton} from './ToolButton';
export {
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from './ToolButtonList';
export {
  Tooltip,
  TooltipContent,
  TooltipProvider,
  TooltipTrigger,
} from './Tooltip';
