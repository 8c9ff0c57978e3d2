import type { DiscoveryCase } from './discovery.ts';

/** Japanese and Chinese, of other voices and markets: written without spaces; tuned on as well. */
export const discoveryEastAsian: readonly DiscoveryCase[] = [
  {
    language: 'ja',
    own: '楽天モバイル',
    tracked: ['ahamo'],
    answers: [
      {
        text: `月3GB程度なら、次の格安SIMが安いです。

・**IIJmio**：端末セールが魅力
・**mineo**：パケットを分け合える
・**日本通信SIM**：290円から
・**HISモバイル**：使った分だけ

**注意点**：昼休みは速度が落ちます。`,
      },
      {
        text: `大手の回線品質を重視するなら、UQモバイル、ワイモバイル、LINEMOがおすすめです。povoは基本料0円で、トッピングを買う方式です。楽天モバイルはデータ無制限で3,278円。eSIMやMNPにも対応しています。家族で使うなら「イオンモバイル」も検討しましょう。`,
        cites: ['https://www.uqwimax.jp/', 'https://www.linemo.jp/', 'https://povo.jp/'],
      },
      {
        text: `## 1位：LINEMO
LINEのデータ消費がゼロ。
## 2位：povo
サブ回線に最適。
## 3位：mineo
コミュニティが活発。

| 会社 | 料金 | 回線 |
|---|---|---|
| IIJmio | 850円 | ドコモ・au |
| イオンモバイル | 803円 | ドコモ・au |`,
      },
    ],
    rivals: [
      'IIJmio',
      'mineo',
      '日本通信SIM',
      'HISモバイル',
      'UQモバイル',
      'ワイモバイル',
      'LINEMO',
      'povo',
      'イオンモバイル',
    ],
    others: ['LINE', 'au', 'ドコモ', 'ドコモ・au'],
  },
  {
    language: 'zh',
    own: '瑞幸咖啡',
    tracked: ['星巴克'],
    answers: [
      {
        text: `想喝平价咖啡，可以看看这几家：

（1）**库迪咖啡**——9.9元，门店扩张很快
（2）**幸运咖**——蜜雪冰城旗下，主打下沉市场
（3）**Manner**——自带杯减5元
（4）**Tims天好咖啡**——贝果是特色

**小贴士**：关注会员日，叠加优惠券更划算。`,
      },
      {
        text: `精品咖啡方面，「Seesaw」和「%Arabica」口碑不错，M Stand 的空间设计很有特点。Manner 起家于上海南阳路。Peet's Coffee 偏深烘。如果在意热量，建议选美式，少喝含糖拿铁。`,
        cites: ['https://www.mstand.com.cn/', 'https://arabica.com/', 'https://www.peets.com/'],
      },
      {
        text: `| 品牌 | 均价 | 适合人群 |
|---|---|---|
| 库迪咖啡 | 10元 | 学生 |
| 挪瓦咖啡 | 15元 | 健身人群 |
| Manner | 18元 | 上班族 |
| 星巴克臻选 | 45元 | 商务 |

### 选购建议
1. **看位置**：离公司近最重要
2. **看价格**：用小程序领券
3. **看口味**：新品先尝小杯`,
      },
    ],
    rivals: [
      '库迪咖啡',
      '幸运咖',
      'Manner',
      'Tims天好咖啡',
      'Seesaw',
      '%Arabica',
      'M Stand',
      "Peet's Coffee",
      '挪瓦咖啡',
    ],
    aliases: { 星巴克臻选: '星巴克' },
    others: ['蜜雪冰城'],
  },
  {
    language: 'ja',
    own: 'メルカリ',
    tracked: ['ラクマ'],
    answers: [
      {
        text: `不用品を売るなら、目的に合わせて選びましょう。

- 手軽さ重視：メルカリ
- 本やCD：ブックオフ、バリューブックス
- ブランド品：「なんぼや」や「コメ兵」
- 家電：リコマース、イオシス

送料や手数料は事前に確認してください。`,
        cites: ['https://www.bookoff.co.jp/', 'https://www.valuebooks.jp/', 'https://nanboya.com/'],
      },
      {
        text: `### 【比較表】フリマアプリの手数料

| アプリ名 | 販売手数料 | 振込手数料 |
|---|---|---|
| メルカリ | 10% | 200円 |
| ラクマ | 4.5〜10% | 210円 |
| Yahoo!フリマ | 5% | 100円 |
| ジモティー | 0円 | なし |

**ポイント1：手数料だけで選ばない**
**ポイント2：梱包を丁寧に**`,
      },
      {
        text: `海外に売りたい人にはeBayやEtsyが向いています。ハンドメイド作品ならminneとCreemaが二大サービスです。minneは初心者が多く、Creemaは単価が高めです。ジモティーは地元の人に直接渡せるので送料がかかりません。メルカリShopsを使えば個人でもネットショップを開けます。`,
        cites: ['https://minne.com/', 'https://www.creema.jp/', 'https://jmty.jp/'],
      },
    ],
    rivals: [
      'ブックオフ',
      'バリューブックス',
      'なんぼや',
      'コメ兵',
      'リコマース',
      'イオシス',
      'Yahoo!フリマ',
      'ジモティー',
      'eBay',
      'Etsy',
      'minne',
      'Creema',
    ],
    aliases: { メルカリShops: 'メルカリ' },
  },
  {
    language: 'zh',
    own: '小鹏汽车',
    tracked: ['特斯拉'],
    answers: [
      {
        text: `二十万左右的纯电轿车，建议重点看以下几款。

一、**比亚迪**
电池安全口碑好，网点多。

二、**零跑汽车**
配置高，价格低。

三、**极氪**
操控出色，续航扎实。

四、**特斯拉中国**
补能网络最完善。

**买车前要问自己：** 家里能装充电桩吗？`,
      },
      {
        text: `| 车企 | 代表车型 | 续航里程 | 智能驾驶 |
|---|---|---|---|
| 理想汽车 | L6 | 212公里 | 较强 |
| 蔚来 | ET5 | 560公里 | 较强 |
| 极氪 | 001 | 741公里 | 中等 |
| 比亚迪 | 汉 | 605公里 | 中等 |

### 需要注意
* **保值率**：新势力普遍偏低
* **售后网点**：三四线城市要提前了解
* **冬季续航**：北方打七折`,
      },
      {
        text: `从销量看，「问界」和「小米汽车」增长最快。问界由赛力斯与华为联合推出，小米汽车的工厂在北京亦庄。传统车企里，Volkswagen 的 ID 系列和 Toyota 的 bZ 系列降价明显。雷军表示，明年会推出增程车型。ADAS 和 OTA 已成标配，蔚来的换电站超过三千座。`,
        cites: ['https://www.nio.cn/', 'https://www.volkswagen.com/', 'https://www.toyota.com/'],
      },
    ],
    rivals: ['比亚迪', '零跑汽车', '极氪', '理想汽车', '蔚来', '问界', '小米汽车', 'Volkswagen', 'Toyota'],
    aliases: { 特斯拉中国: '特斯拉' },
    others: ['赛力斯', '华为', 'ID', 'bZ', 'ID 系列'],
  },
];
